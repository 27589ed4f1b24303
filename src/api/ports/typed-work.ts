const mark = 'data-typed'

const isSearch = (field: Element): boolean => field instanceof HTMLInputElement && field.type === 'search'

/** Remembers which fields somebody changes, by a mark on the field itself, which goes with it. */
export function watchTyping(root: Document = document): void {
  root.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && !isSearch(target)) target.setAttribute(mark, '')
    },
    { capture: true },
  )
}

/** Whether a field on the page holds what somebody typed or chose there; what is kept elsewhere as well counts too. */
export const hasTypedWork = (root: Document = document): boolean =>
  [...root.querySelectorAll<HTMLInputElement>(`[${mark}]`)].some(({ value }) => value !== '')
