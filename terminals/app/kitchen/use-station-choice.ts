import { useCallback, useState } from 'react'

const parameter = 'station'
const keptAsOf = (branch: string) => `theke-screen-station-${branch}`

/** Before which station the screen hangs, null for the whole kitchen: said by the address, else remembered here. */
export function useStationChoice(branch: string): [string | null, (station: string | null) => void] {
  const [station, setStation] = useState<string | null>(
    () => new URLSearchParams(window.location.search).get(parameter) ?? keptStation(branch),
  )

  return [
    station,
    useCallback(
      (next) => {
        setStation(next)
        const url = new URL(window.location.href)
        if (next) url.searchParams.set(parameter, next)
        else url.searchParams.delete(parameter)
        window.history.replaceState(window.history.state, '', url)
        try {
          localStorage.setItem(keptAsOf(branch), next ?? '')
        } catch {
          // Storage may be blocked; the address still says it.
        }
      },
      [branch],
    ),
  ]
}

function keptStation(branch: string): string | null {
  try {
    return localStorage.getItem(keptAsOf(branch)) || null
  } catch {
    return null
  }
}
