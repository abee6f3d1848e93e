/** How long a slide stays, in milliseconds. Spec: website 9. */
export const slideInterval = 5000

/** The slide after this one; after the last comes the first. */
export const nextSlide = (current: number, count: number): number => (count < 1 ? 0 : (current + 1) % count)
