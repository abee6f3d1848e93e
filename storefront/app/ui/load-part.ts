/**
 * Loads a part of the page that may be lost on its way, or gone with an older build. Browsers remember by its address
 * that a script has failed, so it is asked for by another one; what a newer build has replaced comes with the page.
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

  return withStyles(async () => (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Part) // the same file
}

/** Whoever loads a script a second time no longer waits for its styles, though they may have failed. */
export async function withStyles<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load()
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  await Promise.all([...links].filter(isLost).map(linkAgain))

  return part
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
