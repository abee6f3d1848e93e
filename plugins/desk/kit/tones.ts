/** Colour with a meaning: amber waits for somebody, green is done, red went wrong, the accent is what one is at. */
export type Tone = 'neutral' | 'waits' | 'done' | 'wrong' | 'accent'
