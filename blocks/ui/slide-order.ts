/** How long a slide stays, in milliseconds. Spec: website 9. */
export const slideInterval = 5000

/** The slide after this one; after the last comes the first. */
export const nextSlide = (current: number, count: number): number => (count < 1 ? 0 : (current + 1) % count)

/** Where the next slide comes from: later ones from the right, earlier ones from the left. Spec: website 4. */
export const directionTo = (current: number, next: number): 'left' | 'right' =>
  next < current ? 'left' : 'right'
