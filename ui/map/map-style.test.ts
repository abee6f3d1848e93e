import { expect, it } from 'vitest'

import { mapStyle } from './map-style.ts'

const tiles = 'https://haus.example/map.pmtiles'
const style = mapStyle('dark', { tiles, font: 'Mulish Variable' })

it('nothing comes from anywhere else than the tiles', () => {
  expect(style.sources).toEqual({ map: { type: 'vector', url: `pmtiles://${tiles}` } })
  expect([style.glyphs, style.sprite]).toEqual([undefined, undefined])
  expect(JSON.stringify(style).match(/https?:\/\/[^"]+/g)).toEqual([tiles])
})

it('houses have a height from zoom 15 on, and stand below the words', () => {
  const houses = style.layers.findIndex(({ id }) => id === 'houses')

  expect(style.layers[houses]).toMatchObject({ type: 'fill-extrusion', minzoom: 15 })
  expect(style.layers.slice(0, houses).some(({ type }) => type === 'symbol')).toBe(false)
  expect(style.layers.slice(houses + 1).every(({ type }) => type === 'symbol')).toBe(true)
  expect(style.layers.some(({ id }) => id === 'buildings')).toBe(false)
})

it('words are drawn in the font of the page, and no pictures beside them', () => {
  const words = style.layers.filter((layer) => layer.type === 'symbol')

  expect(words.length).toBeGreaterThan(5)
  for (const { layout } of words) {
    expect(layout?.['text-font']).toEqual(['Mulish Variable'])
    expect(layout?.['icon-image']).toBeUndefined()
  }
})

it('the house may want it light', () => {
  const backgroundOf = (wanted: 'dark' | 'light') => mapStyle(wanted, { tiles, font: 'Mulish' }).layers[0]

  expect(backgroundOf('light')).not.toEqual(backgroundOf('dark'))
})
