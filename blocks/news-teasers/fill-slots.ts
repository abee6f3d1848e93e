/** Spec: website 9. */
const slots = 3

/** The chosen news in their order, then the newest others, three in all. `news` has the newest first. */
export function fillSlots<News extends { id: string }>(
  news: readonly News[],
  chosen: readonly string[],
): News[] {
  const first = chosen.flatMap((id) => news.find((each) => each.id === id) ?? [])
  const rest = news.filter((each) => !first.includes(each))

  return [...new Set([...first, ...rest])].slice(0, slots)
}
