let context: AudioContext | null = null

/** Browsers let a page sound only after somebody has pressed something on it. */
export function unlockSound(): AudioContext {
  context ??= new AudioContext()
  void context.resume()

  return context
}

/** Two tones, a third apart, as a bell at a counter; `gain` from 0 to 1. */
export function playChime(gain: number): void {
  const audio = unlockSound()
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
