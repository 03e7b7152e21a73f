/** Short synthesised sounds, quiet ones; silent if the setting is off, and before somebody has touched the page. */

import { settings } from "../lib/settings.svelte";

export type Sound = "card" | "stamp" | "dice" | "score" | "turn";

/** For each sound its notes: when (s), frequency (Hz), length (s); a frequency of 0 is a burst of noise. */
const NOTES: Record<Sound, [number, number, number][]> = {
  card: [[0, 0, 0.05]],
  stamp: [
    [0, 90, 0.12],
    [0, 0, 0.06],
  ],
  dice: [
    [0, 0, 0.03],
    [0.07, 0, 0.03],
    [0.13, 0, 0.04],
    [0.2, 220, 0.05],
  ],
  score: [
    [0, 392, 0.14],
    [0.12, 494, 0.14],
    [0.24, 587, 0.3],
  ],
  turn: [
    [0, 523, 0.08],
    [0.09, 659, 0.12],
  ],
};
const LOUD = 0.05;

let context: AudioContext | null = null;

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function tone(audio: AudioContext, frequency: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = "triangle";
  source.frequency.value = frequency;
  return source;
}

/** Play a sound, if sounds are wanted. */
export function playSound(sound: Sound): void {
  // Browsers let nobody be heard before that.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [after, frequency, length] of NOTES[sound]) {
    const start = context.currentTime + after;
    const source = frequency ? tone(context, frequency) : noise(context, length);
    const gain = context.createGain();
    gain.gain.setValueAtTime(LOUD, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    source.connect(gain).connect(context.destination);
    source.start(start);
    source.stop(start + length);
  }
}
