import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { visibleSections } from '#domain/content/page-layout.ts'
import { sectionLabelOf, sectionTypes, showsItself } from '#domain/content/section-types.ts'

import { allBehaviours } from './all-behaviours.ts'
import { allBlocks } from './all-blocks.ts'
import { allFixtures } from './all-sections.fixture.ts'
import { sectionView } from './all-views.ts'
import { page, video, website } from '#ui/examples.fixture.ts'

const byType = allFixtures.map((section) => [section.blockType, section] as const)

function markupOf(section: (typeof allFixtures)[number]): string {
  const View = sectionView(section.blockType)
  return View
    ? renderToStaticMarkup(<View section={section} page={page} website={website} position={0} />)
    : ''
}

it('every section has a schema, a view and an example', () => {
  expect(allBlocks.map(({ slug }) => slug)).toEqual(sectionTypes)
  expect(sectionTypes.filter((type) => !sectionView(type))).toEqual([])
  expect(byType.map(([type]) => type)).toEqual(sectionTypes)
})

it.each(allBlocks.map((block) => [block.slug, block] as const))(
  '%s is offered in German, with a hint for writing machines',
  (slug, block) => {
    expect(block.labels).toMatchObject({ singular: sectionLabelOf(slug) })
    expect(block.custom).toMatchObject({ aiHint: expect.stringMatching(/\.$/) })
  },
)

it.each(allBlocks.map((block) => [block.slug, block] as const))(
  '%s is left out of a page while nobody has touched it, unless it shows what comes from elsewhere',
  (blockType, { fields }) => {
    const untouched = fields.flatMap((field) =>
      'name' in field && 'defaultValue' in field && field.defaultValue !== undefined
        ? [[field.name, field.defaultValue]]
        : [],
    )
    const body = [{ blockType, ...Object.fromEntries(untouched) }]

    expect(visibleSections({ body, content: {} })).toEqual(showsItself(blockType) ? body : [])
  },
)

it('every section is chosen by a sketch of its own', () => {
  const sketches = allBlocks.map(({ admin }) => admin?.images?.thumbnail)

  expect(new Set(sketches.map((sketch) => JSON.stringify(sketch))).size).toBe(sectionTypes.length)
})

it('a section that nobody knows has no view', () => {
  expect(sectionView('constructor')).toBeUndefined()
})

describe.each(byType)('%s', (_type, section) => {
  const markup = markupOf(section)

  it('is complete in its markup, with neither style attributes nor inline handlers', () => {
    expect(markup.length).toBeGreaterThan(60)
    expect(markup).not.toMatch(/ style=| on[a-z]+=/)
  })

  it('names every picture and every control', () => {
    expect(markup.match(/<img(?![^>]* alt=)/g)).toBeNull()
    for (const [button] of markup.matchAll(/<button[^>]*>\s*<\/button>/g))
      expect(button).toContain('aria-label=')
  })

  it('asks only for behaviours that exist', () => {
    const wanted = [...markup.matchAll(/data-behaviour="([^"]+)"/g)].map(([, name]) => name ?? '')
    expect(wanted.filter((name) => !allBehaviours[name])).toEqual([])
  })
})

describe('the words and limits of the sections', () => {
  const markup = (type: string) => {
    const section = allFixtures.find(({ blockType }) => blockType === type)
    return section ? markupOf(section) : ''
  }

  it.each([
    ['columnsImageTextType2', 'mehr lesen'],
    ['services', 'Mehr erfahren'],
    ['sectionNewsTeasers', 'Zu den Neuigkeiten'],
    ['gallery', 'Alle Bilder anzeigen'],
    ['beforeAfter', 'Vorher'],
    ['beforeAfter', 'Nachher'],
    ['animation', 'Schmutzig...'],
    ['buttons', 'href="#"'],
    ['buttons', 'Mehr erfahren'],
    ['form', 'id="form"'],
    ['form', 'href="/kontakt"'],
    ['techniques', 'id="techniques"'],
  ])('%s says %s', (type, words) => {
    expect(markup(type)).toContain(words)
  })

  it('the limit caps the techniques, the teasers have three slots, and two columns are two', () => {
    expect(markup('techniques').match(/<li/g)).toHaveLength(2)
    expect(markup('sectionNewsTeasers').match(/<li/g)).toHaveLength(3)
    expect(markup('newsArchive').match(/<li/g)).toHaveLength(4)
  })

  it('editors fill exactly two columns and at most three slots', () => {
    const field = (slug: string, name: string) =>
      allBlocks
        .find((block) => block.slug === slug)
        ?.fields.find((each) => 'name' in each && each.name === name)

    expect(field('twoColumns', 'columns')).toMatchObject({ minRows: 2, maxRows: 2 })
    expect(field('sectionNewsTeasers', 'teasers')).toMatchObject({ maxRows: 3 })
  })

  it('the parallax video is the light one in the white colour setting', () => {
    expect(markup('parallaxVideo')).toContain('<video src="/upload/hell/')
    expect(markup('parallaxVideo')).toContain(`data-dark-src="/upload/${video.publicHash}/`)
  })

  it('the poster of a video fits the colour setting', () => {
    const View = sectionView('video')
    const section = allFixtures.find(({ blockType }) => blockType === 'video')
    const black = { ...website, theme: { ...website.theme, colorSetting: 'black' as const } }
    const dark =
      View &&
      renderToStaticMarkup(<View section={section as never} page={page} website={black} position={0} />)

    expect(markup('video')).toContain('poster-white')
    expect(dark).toContain('poster-black')
  })
})
