let context: AudioContext | null = null

const sound = (): AudioContext => (context ??= new AudioContext())

/** Browsers let a page sound only after somebody has pressed something on it; some refuse it in words. */
const unlock = (): Promise<void> => sound().resume().catch(ignore)
const ignore = () => {}

/** Whether the page may sound, told now and whenever that changes; the first press on anything allows it. */
export function watchSound(tell: (isAllowed: boolean) => void): () => void {
  const say = () => tell(sound().state === 'running')
  const listened = ['pointerdown', 'keydown'] as const
  const press = () => void unlock()
  sound().addEventListener('statechange', say)
  for (const name of listened) document.addEventListener(name, press)
  say()
  press()

  return () => {
    sound().removeEventListener('statechange', say)
    for (const name of listened) document.removeEventListener(name, press)
  }
}

/** By a press on something, which is what browsers want. */
export const tryChime = (gain: number): Promise<void> => unlock().then(() => playChime(gain))

/** Two tones, a third apart, as a bell at a counter; `gain` from 0 to 1. Nothing where the page may not sound. */
export function playChime(gain: number): void {
  const audio = sound()
  // What is played while the clock stands would all sound at once as soon as it goes.
  if (audio.state !== 'running') return
  for (const [frequency, after] of [
    [880, 0],
    [1108.7, 0.18],
  ] as const) {
    const start = audio.currentTime + after
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency })
    const loudness = new GainNode(audio, { gain: 0 })
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(gain, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.9)
    tone.connect(loudness).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 1)
  }
}
