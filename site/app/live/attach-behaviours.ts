import { allBehaviours } from '#blocks/all-behaviours.ts'

/** Loads what the sections of this page need, and nothing else. */
export function attachBehaviours(root: Document | Element): void {
  const own = root instanceof HTMLElement && root.dataset.behaviour ? [root] : []
  for (const element of [...own, ...root.querySelectorAll<HTMLElement>('[data-behaviour]')]) {
    const load = allBehaviours[element.dataset.behaviour ?? '']
    if (load) {
      void load()
        .then((attach) => attach(element))
        .catch(goWithoutScripts)
    }
  }
}

/** What was lost on the way brings nothing to life, so the page hides nothing that it could not show again. */
function goWithoutScripts(reason: unknown): never {
  delete document.documentElement.dataset.scripted
  throw reason
}
