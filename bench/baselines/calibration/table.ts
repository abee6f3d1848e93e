import { createElement, type ReactElement } from 'react'

const rows = Array.from({ length: 50 }, (_, row) => row)
const columns = Array.from({ length: 12 }, (_, column) => column)

/** A list of the size that the panel shows: what React costs for it with nothing around. */
export function tableOf(pass: number): ReactElement {
  const lines = rows.map((row) =>
    createElement('tr', { key: row }, ...columns.map((at) => cellOf(row, at, pass))),
  )

  return createElement('table', null, createElement('tbody', null, ...lines))
}

function cellOf(row: number, column: number, pass: number): ReactElement {
  const checked = (row + column + pass) % 2 === 0
  const box = createElement('input', { type: 'checkbox', readOnly: true, checked })
  const words = createElement('span', null, `Zelle ${row}, ${column}, ${pass}`)

  return createElement('td', { key: column }, createElement('label', null, box, words))
}
