/** The keywords of Hit Z Road: how they look in a text, where the rulebook explains them. Their meaning is in web-glossary.ftl. */

import { words, type Keyword } from "../lib/keywords";

export const KEYWORDS: Keyword[] = [
  ...words("auction", { bid: null, order: null }),
  ...words("route", {
    scavenge: null,
    event: null,
    rule: ["Battle(?=:)", "Битва(?=:)"],
  }),
  ...words("battle", {
    survivor: ["survivors?", "выживш\\p{L}+"],
    ranged: ["ranged attack", "стрельб\\p{L}+"],
    melee: null,
    bite: ["bites?", "укус\\p{L}*"],
    bolt: ["lightning(?: bolts?)?", "молни\\p{L}+"],
    target: ["targets?", "прицел\\p{L}*"],
    adrenaline: ["adrenaline", "адреналин\\p{L}*"],
    ammo: ["ammo|ammunition", "патрон\\p{L}*"],
    gas: ["(?<!toxic )gas", "бензин\\p{L}*"],
    flee: ["flees?", "сбежать"],
  }),
  ...words("horde", { horde: ["hordes?", "орд(?:а|ы|у|ой)"], death: null }),
  ...words("loss", { key: ["keys?", "ключ\\p{L}*"], out: null }),
  ...words("goal", { bonus: null }),
  ...words("tokens", {
    bus: ["school bus", "школьн\\p{L}+ автобус\\p{L}*"],
    exterminator: ["Exterminator", "Ликвидатор\\p{L}*"],
    molotov: ["Molotov cocktails?", "коктейл\\p{L}+ Молотова"],
  }),
  ...words("cards", {
    rifle: ["sniper rifle", "снайперская винтовка"],
    map: ["maps?", "карта местности"],
    wounded: ["wounded", "раненый"],
    toxic: ["toxic gas", "ядовитый газ"],
    fanatic: ["fanatic", "фанатик"],
  }),
  ...words("solo", { blind: null, solo: null }),
];
