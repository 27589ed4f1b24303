import { localTextStorage } from '#api/ports/local-storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { fetchPartTexts } from './fetch-part.texts.ts'

/**
 * Fetches a part without which there is no page. While that fails, the container says so (`onFailure` clears it first) and
 * waits for the person to try again. Where trying again does not help although there is a network, the page is of an
 * earlier version than its parts: it is opened anew.
 */
export async function fetchPart<Part>(
  container: HTMLElement,
  load: () => Promise<Part>,
  onFailure: () => void = () => {},
  openAnew: () => void = () => location.reload(),
): Promise<Part> {
  for (let tries = 0; ; tries += 1)
    try {
      return await load()
    } catch {
      onFailure()
      if (tries > 0 && navigator.onLine) openAnew()
      await wantsMore(container)
    }
}

/** Says what is missing, without the widgets, which may be what is missing. */
function wantsMore(container: HTMLElement): Promise<void> {
  const texts = fetchPartTexts[localTextStorage.read(storageKeys.language) === 'en' ? 'en' : 'zh-CN']
  const place = Object.assign(document.createElement('main'), { className: 'not-loaded' })
  const words = Object.assign(document.createElement('p'), { textContent: texts.notLoaded, role: 'alert' })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: texts.retry })
  place.append(words, button)
  container.replaceChildren(place)
  button.focus()
  return new Promise((resolve) => {
    button.addEventListener('click', () => {
      button.disabled = true
      resolve()
    })
  })
}
