/** Where a field stands in its form, and what stands beside it. */
export type Place = {
  description?: string
  width?: string
  inSidebar?: boolean
  condition?: (data: Record<string, unknown>, siblings: Record<string, unknown>) => boolean
}

/** The same in Payload's words, without those that nothing is said about. */
export const placeInForm = ({ inSidebar, condition, ...rest }: Place) => ({
  ...rest,
  ...(inSidebar ? { position: 'sidebar' as const } : {}),
  ...(condition ? { condition } : {}),
})
