import { fetchScreen } from '#api/ports/fetch-screen.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import { keptLanguage } from '#api/ports/kept-language.ts'
import { fetchPartTexts } from './fetch-part.texts.ts'

/**
 * Loads a part the page cannot do without. If it fails to load, the container says so (`onFailure` clears it first) and
 * waits for the person to retry.
 */
export async function fetchPart<Part>(
  container: HTMLElement,
  load: () => Promise<Part>,
  onFailure: () => void = () => {},
): Promise<Part> {
  for (;;)
    try {
      return await fetchScreen(load)
    } catch {
      onFailure()
      await wantsMore(container)
    }
}

/** Says what is missing, without widgets, which may be what is missing. */
function wantsMore(container: HTMLElement): Promise<void> {
  const texts = fetchPartTexts[keptLanguage(localTextStorage)]
  const panel = Object.assign(document.createElement('main'), { className: 'not-loaded' })
  const words = Object.assign(document.createElement('p'), { textContent: texts.notLoaded, role: 'alert' })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: texts.retry })
  panel.append(words, button)
  container.replaceChildren(panel)
  button.focus()
  return new Promise((resolve) => {
    button.addEventListener('click', () => {
      button.disabled = true
      resolve()
    })
  })
}
