/** The form of a section as the server shows it now; null where it is gone, or nobody answers. */
export async function freshForm(section: string): Promise<HTMLFormElement | null> {
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
    if (!answer.ok) return null
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')

    return page.querySelector<HTMLFormElement>(`[data-section-id="${CSS.escape(section)}"] form`)
  } catch {
    return null
  }
}
