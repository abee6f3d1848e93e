import type { DeviceRequest } from '#domain/operations/device-requests.contract.ts'
import { answerSeconds, type DeviceRequestKind, type SoundState } from '#domain/operations/device-requests.ts'

type Told = Pick<DeviceRequest, 'kind' | 'askedAt' | 'answeredAt' | 'sound'>

/** How it stands with something that was asked of a device, at an instant in ms; `isWrong` where somebody has to look. */
export function requestWords(
  { kind, askedAt, answeredAt, sound }: Told,
  nowMs: number,
): { text: string; isWrong: boolean } {
  if (answeredAt !== null)
    return { text: answeredTexts[kind](sound), isWrong: kind === 'notification' && sound !== 'heard' }
  if (nowMs - Date.parse(askedAt) < answerSeconds * 1000)
    return { text: 'Wartet auf das Gerät …', isWrong: false }

  return {
    text: `${failedTexts[kind]} Das Gerät antwortet nicht: Ist es eingeschaltet und im Netz?`,
    isWrong: true,
  }
}

const answeredTexts: Readonly<Record<DeviceRequestKind, (sound: SoundState | null) => string>> = {
  notification: (sound) => `Die Testnachricht war zu sehen${soundTexts[sound ?? 'heard']}`,
  logs: () => 'Das Protokoll ist da.',
}

const soundTexts: Readonly<Record<SoundState, string>> = {
  heard: ' und zu hören.',
  locked: ', aber nicht zu hören: Der Browser sperrt den Ton, bis jemand am Gerät den Bildschirm berührt.',
  off: ', aber nicht zu hören: Am Gerät ist der Ton ausgeschaltet.',
}

export const failedTexts: Readonly<Record<DeviceRequestKind, string>> = {
  notification: 'Test nicht erfolgreich.',
  logs: 'Log konnte nicht angefordert werden.',
}

/** A line of a log, which begins with an instant, by the clock of the house. */
export const localLine = (line: string, timeZone: string): string =>
  line.replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z/, (iso) =>
    new Date(iso).toLocaleString('de-AT', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  )
