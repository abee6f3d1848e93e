type ModuleInfo = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] }
type Chunking = { getModuleInfo: (id: string) => ModuleInfo | null }
type Group = { name: string; test: RegExp }

const isHouseScreen = (id: string): boolean => ['kiosk.route', 'staff-order.route'].includes(fileOf(id))
/** Whose own code the screens of the house need as well. */
const pagesOfGuests: ReadonlySet<string> = new Set(['branch.route', 'checkout.route'])

/**
 * The kiosk, and where staff order, are made of what the pages of guests are made of. They count for nothing where their
 * code is divided, or they would tear apart what each of them loads as one file, and bring them code of each other.
 */
export function groupsWithoutKiosk(groups: readonly Group[]) {
  const known = new Map<string, string[]>()
  const entriesOf = (id: string, chunking: Chunking): string[] => {
    const found = known.get(id) ?? withoutFollowers(entriesAbove(id, chunking), chunking)
    known.set(id, found)
    return found
  }
  const shared = (name: string) => (id: string, chunking: Chunking) =>
    entriesOf(id, chunking).length > 1 ? name : null
  const alone = (id: string, chunking: Chunking) => {
    const [entry, another] = entriesOf(id, chunking)
    return entry && another === undefined && pagesOfGuests.has(fileOf(entry)) ? fileOf(entry) : null
  }
  const parts = new Map<string, string>()
  const rest = (id: string, chunking: Chunking) => {
    const entries = entriesOf(id, chunking)
    const needing = entries.toSorted().join()
    const name = parts.get(needing) ?? `part${parts.size}`
    if (entries.length > 1) parts.set(needing, name)
    return entries.length > 1 ? name : null
  }

  return [
    ...groups.map(({ name, test }) => ({ name: shared(name), debugName: name, test })),
    { name: rest, debugName: 'rest', test: /./ },
    { name: alone, debugName: 'alone', test: /./ },
  ]
}

/** What a page begins with, or loads later, and this module with it. */
function entriesAbove(id: string, chunking: Chunking): string[] {
  const entries = new Set<string>()
  const seen = new Set<string>()
  const visit = (each: string) => {
    if (seen.has(each) || isHouseScreen(each)) return
    seen.add(each)
    const info = chunking.getModuleInfo(each)
    if (!info) return
    const isLoadedLater = info.dynamicImporters.length > 0
    if (info.isEntry || isLoadedLater) entries.add(each)
    for (const importer of info.importers) visit(importer)
  }
  visit(id)

  return [...entries]
}

/** What only pages load that need the module anyway finds it there, and is no reason to part it from them. */
function withoutFollowers(entries: readonly string[], chunking: Chunking): string[] {
  return entries.filter((entry) => {
    const { isEntry = true, dynamicImporters = [] } = chunking.getModuleInfo(entry) ?? {}
    const hosts = dynamicImporters.flatMap((importer) => entriesAbove(importer, chunking))

    return isEntry || hosts.length === 0 || !hosts.every((host) => host !== entry && entries.includes(host))
  })
}

const fileOf = (id: string): string => /([\w.-]+)\.tsx?(?:$|\?)/.exec(id)?.[1] ?? 'part'
