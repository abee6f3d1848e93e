/**
 * Loads what opens pictures large where there are any, or where an editor may add some. Without it a link leads to its
 * picture.
 */
export async function offerLightboxes(page: Document, isEdited: boolean): Promise<void> {
  if (!isEdited && !page.querySelector('a[data-lightbox]')) return
  const { openLightboxes } = await import('#ui/lightbox/lightbox.ts')
  openLightboxes(page)
}
