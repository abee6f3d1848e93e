import { layersNow } from '../ui/use-layers.ts'

const atMostMs = 1000

/** What lies over the page has entries of its own in the history, and below them there is nothing of ours. */
export async function goBackToBase(): Promise<void> {
  const { length } = layersNow()
  if (length === 0) return

  const isBack = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
    // Browsers say nothing where there is no way back.
    setTimeout(resolve, atMostMs)
  })
  window.history.go(-length)
  await isBack
}
