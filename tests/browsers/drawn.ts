import { type DrivenPage, runIn } from './driven-page.ts'

/** Whatever is drawn of texts meant for screen readers alone. */
export const drawnForNobody = (page: DrivenPage): Promise<readonly string[]> =>
  runIn(
    page,
    () =>
      Array.from(document.querySelectorAll<HTMLElement>('.visually-hidden, .visually-hidden *'))
        .filter((element) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { x, y, width, height } = element.getBoundingClientRect()
          return document.elementFromPoint(x + width / 2, y + height / 2) === element
        })
        .map(({ innerText }) => innerText),
    null,
  )
