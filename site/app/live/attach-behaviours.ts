import { allBehaviours } from '#blocks/all-behaviours.ts'

/** Loads what the sections of this page need, and nothing else. */
export function attachBehaviours(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    const load = allBehaviours[element.dataset.behaviour ?? '']
    if (load) void load().then((attach) => attach(element))
  }
}
