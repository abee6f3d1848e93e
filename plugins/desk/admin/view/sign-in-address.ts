type SearchParams = Readonly<Record<string, string | string[] | undefined>> | undefined

/** Where to sign in, and come back from to the view as it was asked for. */
export function signInAddress(home: string, path: string, searchParams: SearchParams): string {
  const asked = new URLSearchParams(
    Object.entries(searchParams ?? {}).flatMap(([name, values]) =>
      [values ?? []].flat().map((value): [string, string] => [name, value]),
    ),
  ).toString()
  const back = `${home}${path}${asked ? `?${asked}` : ''}`

  return `${home}/login?${new URLSearchParams({ redirect: back }).toString()}`
}
