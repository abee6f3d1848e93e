let context: AudioContext | null = null

const sound = (): AudioContext => (context ??= new AudioContext())

/** Browsers let a page sound only after somebody has pressed something on it; some refuse it in words. */
const unlock = (): Promise<void> => sound().resume().catch(ignore)
const ignore = () => {}

/** Whether the page may sound, told now and whenever that changes; the first press on anything allows it. */
export function watchSound(tell: (isAllowed: boolean) => void): () => void {
  const say = () => tell(sound().state === 'running')
  const leaving = new AbortController()
  const { signal } = leaving
  sound().addEventListener('statechange', say, { signal })
  for (const name of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(name, () => void unlock(), { signal })
  }
  say()
  void unlock()

  return () => leaving.abort()
}

type Tone = readonly [frequency: number, after: number]

/** A bell at a counter; the same twice, higher and sharper; one soft tone; a gong in a hall. */
const melodies = {
  new: {
    type: 'triangle',
    lasting: 0.9,
    tones: [
      [880, 0],
      [1108.7, 0.18],
    ],
  },
  urgent: {
    type: 'square',
    lasting: 0.35,
    tones: [
      [988, 0],
      [1319, 0.16],
      [988, 0.32],
      [1319, 0.48],
    ],
  },
  ticket: { type: 'sine', lasting: 0.5, tones: [[660, 0]] },
  gong: {
    type: 'sine',
    lasting: 1.6,
    tones: [
      [523.3, 0],
      [392, 0.35],
    ],
  },
} as const satisfies Record<string, { type: OscillatorType; lasting: number; tones: readonly Tone[] }>
export type Melody = keyof typeof melodies

/** `gain` from 0 to 1. Nothing where the page may not sound. */
export function play(melody: Melody, gain: number): void {
  const audio = sound()
  // What is played while the clock stands would all sound at once as soon as it goes.
  if (audio.state !== 'running') return
  const { type, lasting, tones } = melodies[melody]
  for (const [frequency, after] of tones) {
    const start = audio.currentTime + after
    const tone = new OscillatorNode(audio, { type, frequency })
    const loudness = new GainNode(audio, { gain: 0 })
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(gain, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + lasting)
    tone.connect(loudness).connect(audio.destination)
    tone.start(start)
    tone.stop(start + lasting + 0.1)
  }
}

/** By a press on something, which is what browsers want. */
export const tryOut = (melody: Melody, gain: number): Promise<void> => unlock().then(() => play(melody, gain))
