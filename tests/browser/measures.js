({
  // How a table lies on its screen: an object of functions for measures.py.
  // Things that lie over each other.
  overlaps: (things) => {
    const boxes = [...document.querySelectorAll(things)].filter((one) => one.checkVisibility()).map((one) => [one, seen(one)]);
    const name = (one) => `${one.className} ${one.innerText.slice(0, 24)}`;
    // What is seen of a thing: its box within everything that cuts it off.
    function seen(one) {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      for (let up = one.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const box = up.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return { left, top, right, bottom };
    }
    const found = [];
    boxes.forEach(([one, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
      if (one.contains(other) || other.contains(one)) return;
      // Minions of one row lie over each other's edges on purpose: 44 px of each stay in sight.
      const row = one.closest('.tiles') && one.closest('.tiles') === other.closest('.tiles');
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const slack = row ? 12 : 2;
      if (across > slack && down > 2) found.push(`${name(one)} / ${name(other)}: ${Math.round(across)} x ${Math.round(down)}`);
    }));
    return found;
  },

  // Things beyond the edge of what shows them, without a sign that it goes on.
  outOfSight: (things) => {
    const found = [];
    const sign = (box, side) => (box.dataset.more ?? '').split(' ').includes(side);
    for (const one of document.querySelectorAll(things)) {
      if (!one.checkVisibility()) continue;
      const at = one.getBoundingClientRect();
      let told = false;
      for (let up = one.parentElement; up && !told; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const box = up.getBoundingClientRect();
        const out = { left: box.left - at.left, right: at.right - box.right, top: box.top - at.top, bottom: at.bottom - box.bottom };
        for (const [side, far] of Object.entries(out)) {
          if (far <= 2) continue;
          told = true;
          if (!sign(up, side === 'top' ? 'up' : side === 'bottom' ? 'down' : side)) {
            found.push(`${one.className} ${one.innerText.slice(0, 24)} is ${Math.round(far)} px out at the ${side} of ${up.className}`);
          }
        }
      }
      const beyond = Math.max(-at.left, -at.top, at.right - innerWidth, at.bottom - innerHeight);
      if (!told && beyond > 2) found.push(`${one.className} ${one.innerText.slice(0, 24)} is ${Math.round(beyond)} px off the screen`);
    }
    return found;
  },

  // Buttons that a thumb misses; a mouse needs less where all of the Big Base is shown, and a name within a sentence is no button.
  small: () => [...document.querySelectorAll('button, a[href], [data-option], [data-pick]')].filter((one) => {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility() || one.closest('.visually-hidden') || one.matches('[data-testid=log] .card')) return false;
    const least = matchMedia('(pointer: fine)').matches && one.closest('.board, .columns') ? 24 : 43.5;
    return box.width < least || box.height < least;
  }).map((one) => `${one.outerHTML.slice(0, 120)} ${JSON.stringify(one.getBoundingClientRect())}`),

  // Words of which only a part is seen.
  cutWords: () => {
    const found = new Set(), range = document.createRange();
    const walk = document.createTreeWalker(document.querySelector('[data-testid=table]'), NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (!parent.checkVisibility() || parent.closest('svg, .visually-hidden, [data-testid=log]')) continue;
      for (const word of node.textContent.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const pieces = [...range.getClientRects()].filter((one) => one.width > 0.5);
        // Where lines are clamped, a word of the last one is told twice, at one height.
        if (new Set(pieces.map((at) => Math.round(at.top))).size > 1) found.add(`${word[0]} is broken: ${parent.className}`);
        const button = parent.closest('button')?.getBoundingClientRect();
        if (button && pieces.some((at) => at.right > button.right + 2 || at.left < button.left - 2)) {
          found.add(`${word[0]} sticks out of its button: ${parent.className}`);
        }
        for (let up = parent; up; up = up.parentElement) {
          if (getComputedStyle(up).overflow === 'visible') continue;
          if (up.dataset.more) break;
          const box = up.getBoundingClientRect();
          let hidden = 0;
          for (const at of pieces) {
            const inside = at.left >= box.left - 1.5 && at.right <= box.right + 1.5 && at.top >= box.top - 3 && at.bottom <= box.bottom + 3;
            const outside = at.left >= box.right - 1 || at.right <= box.left + 1 || at.top >= box.bottom - 3 || at.bottom <= box.top + 3;
            if (outside) hidden++;
            else if (!inside) found.add(`${word[0]} is cut by ${up.className} ${up.tagName}`);
          }
          if (hidden === pieces.length) break;
        }
      }
    }
    return [...found];
  },

  // Where everything on the board is.
  places: () => [...document.querySelectorAll('.base, .base [data-drop-card], .overview button, .others .panel')].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(' ');
  }),
})
