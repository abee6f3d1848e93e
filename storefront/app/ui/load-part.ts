/**
 * Loads a part of the page that may be lost on its way, or gone with an older build. Browsers remember by its address
 * that a script has failed, so it is asked for by another one; what a newer build has replaced comes with the page.
 * `load` is the same function at each try, since a part is known by it.
 */
export async function loadPart<Part>(load: () => Promise<Part>, isAskedAgain: boolean): Promise<Part> {
  try {
    return await withStyles(load)
  } catch (failure) {
    const address = addressIn(failure)
    const status = await statusOf(address ?? window.location.href)
    if (status === undefined) throw failure
    if (status === 404) return loadPage(failure, isAskedAgain)

    return loadAnew(address, load).catch((again: unknown) => {
      if (isAskedAgain) return loadPage(again, isAskedAgain)
      throw again
    })
  }
}

/** Every browser names it in its own words, Safari not at all. */
function addressIn(failure: unknown): string | undefined {
  return failure instanceof Error ? /\S+\.(?:js|css)\b/.exec(failure.message)?.[0] : undefined
}

/** Undefined where nobody answers. */
async function statusOf(address: string): Promise<number | undefined> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    return status
  } catch {
    return undefined
  }
}

function loadAnew<Part>(address: string | undefined, load: () => Promise<Part>): Promise<Part> {
  if (!address?.endsWith('.js')) return withStyles(load)

  const again = async () => (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Part // the same file
  return withStyles(again, load)
}

type Load = () => Promise<unknown>

/**
 * What each part was the first to link. The styles of another part may be lost without any harm to it; those that it
 * shares with one that came before are asked for again, and missed where they are lost twice. Nothing tells them apart
 * in the page, and the built scripts ask for no style a second time, even where its link is gone.
 */
const ownStyles = new WeakMap<Load, readonly HTMLLinkElement[]>()

/**
 * Whoever loads a script a second time no longer waits for its styles, though they may have failed. `part` is how the
 * part was loaded at first.
 */
export async function withStyles<Part>(load: () => Promise<Part>, part: Load = load): Promise<Part> {
  const before = styleLinks()
  const loading = load()
  // The built scripts link the styles of a part before they return to whoever loads it.
  const own = [...(ownStyles.get(part) ?? []), ...styleLinks().filter((link) => !before.includes(link))]
  ownStyles.set(part, own)
  const loaded = await loading

  const lost = styleLinks().filter(isLost)
  await Promise.all(
    lost.map((link) => (own.includes(link) ? linkAgain(link) : linkAgain(link).catch(() => undefined))),
  )
  return loaded
}

function styleLinks(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
}

/** Some browsers have no sheet then, others an empty one, or one that may not be read, as if it came from elsewhere. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length
  } catch {
    return true
  }
}

function linkAgain(lost: HTMLLinkElement): Promise<void> {
  const link = lost.cloneNode() as HTMLLinkElement // a copy is what its original is

  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      if (isLost(lost)) lost.remove()
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`Unable to load ${link.href}`))
    })
    lost.after(link)
  })
}

/** Cart, form and what lies over the page are kept. Not twice by itself, for that would never end. */
function loadPage(failure: unknown, isAskedFor: boolean): Promise<never> {
  const [visit] = performance.getEntriesByType('navigation')
  if (!isAskedFor && visit && 'type' in visit && visit.type === 'reload') return Promise.reject(failure)

  window.location.reload()
  return new Promise(() => undefined)
}
