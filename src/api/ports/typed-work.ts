const mark = 'data-typed'

const isSearch = (field: Element): boolean => field instanceof HTMLInputElement && field.type === 'search'

/** Marks fields that somebody changes; the mark goes away with the field. */
export function watchTyping(root: Document = document): void {
  root.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && !isSearch(target)) target.setAttribute(mark, '')
    },
    { capture: true },
  )
}

/** Whether a field on the page contains user input, even if it is also stored elsewhere. */
export const hasTypedWork = (root: Document = document): boolean =>
  [...root.querySelectorAll<HTMLInputElement>(`[${mark}]`)].some(({ value }) => value !== '')
