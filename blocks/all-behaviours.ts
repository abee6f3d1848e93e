import type { Behaviour } from '#ui/behaviour.ts'

type Load = () => Promise<Behaviour>

/** What `data-behaviour` names; each is loaded only on pages that have it. */
export const allBehaviours: Readonly<Record<string, Load>> = {
  animation: async () => (await import('./animation/animation.behaviour.ts')).animationBehaviour,
  'before-after': async () => (await import('./before-after/before-after.behaviour.ts')).beforeAfterBehaviour,
  clip: async () => (await import('#ui/clip.behaviour.ts')).clipBehaviour,
  'contact-form': async () => (await import('./form/contact-form.behaviour.ts')).contactFormBehaviour,
  'custom-form': async () => (await import('./custom-form/custom-form.behaviour.ts')).customFormBehaviour,
  embed: async () => (await import('./embed/embed.behaviour.ts')).embedBehaviour,
  gallery: async () => (await import('./gallery/gallery.behaviour.ts')).galleryBehaviour,
  map: async () => (await import('./map/map.behaviour.ts')).mapBehaviour,
  parallax: async () => (await import('./parallax/parallax.behaviour.ts')).parallaxBehaviour,
  'parallax-video': async () =>
    (await import('./parallax-video/parallax-video.behaviour.ts')).parallaxVideoBehaviour,
  renew: async () => (await import('#ui/renew.behaviour.ts')).renewBehaviour,
  'service-shift': async () => (await import('./services/service-shift.behaviour.ts')).serviceShiftBehaviour,
  slides: async () => (await import('#ui/slides.behaviour.ts')).slidesBehaviour,
}
