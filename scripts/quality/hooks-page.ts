import type { Payload } from 'payload'

type Hooks = Readonly<Record<string, unknown>>

/** In the order in which Payload comes to them; what is not named here stands below, by its name. */
const moments = [
  'beforeOperation',
  'beforeLogin',
  'beforeValidate',
  'beforeDelete',
  'beforeChange',
  'beforeRead',
  'afterRead',
  'afterChange',
  'afterDelete',
  'afterLogin',
  'afterLogout',
  'afterMe',
  'afterRefresh',
  'afterForgotPassword',
  'afterOperation',
  'afterError',
]

/** For each collection and moment the hooks in the order in which they run, as a page for readers and reviews. */
export function hooksPage({ collections, config, globals }: Payload): string {
  const entities = [...Object.values(collections).map((each) => each.config), ...globals.config]
  const sections = entities.toSorted(bySlug).map(({ slug, hooks }) => section(slug, hooks))

  return [introduction, section('every call', config.hooks), ...sections].filter(Boolean).join('\n\n') + '\n'
}

const introduction = `# What runs when

Made by \`npm run generate\` from the built configuration; a change of it shows here, and in review. For each collection and moment these are the hooks in the order in which they run. What a hook of a moment is there for says the comment at its definition.`

const bySlug = (one: { slug: string }, other: { slug: string }) => (one.slug < other.slug ? -1 : 1)

function section(title: string, hooks: Hooks): string {
  const nameOf = ({ name }: CallableFunction) => name || unnamedOf(title)
  const lines = Object.entries(hooks)
    .filter((entry): entry is [string, CallableFunction[]] => Array.isArray(entry[1]) && entry[1].length > 0)
    .toSorted(([one], [other]) => moments.indexOf(one) - moments.indexOf(other))
    .map(([moment, list]) => `- **${moment}**: ${list.map(nameOf).join(', ')}`)

  return lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`
}

/** What cannot be told by its name would hide a change of order. */
function unnamedOf(slug: string): string {
  if (slug.startsWith('payload-')) return "one of Payload's"

  throw new Error(`A hook of ${slug} has no name: make it a function that has one`)
}
