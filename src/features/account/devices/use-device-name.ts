import type { Device } from '#api/contract/schemas/sign-on.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { devicesTexts } from './devices.texts.ts'

/** "Chrome 147，Windows"; whichever of the two is known. */
export function useDeviceName(): (device: Device) => string {
  const texts = useTexts(devicesTexts)
  return ({ browser, system }) => {
    if (browser !== '' && system !== '') return texts.name(browser, system)
    return browser || system || texts.unknown
  }
}
