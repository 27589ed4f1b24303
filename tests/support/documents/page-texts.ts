import { screen } from '@testing-library/react'

/** What a screen reader announces for a control after its name: its hint and its error. */
export const descriptionOf = (control: Element): string => textBy(control, 'aria-describedby')

/** The name of an element labelled by others, such as a group by its heading. */
export const nameOf = (group: Element): string => textBy(group, 'aria-labelledby')

const textBy = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** The full text of every element with a role that is on the page now, from top to bottom. */
export const textsOf = (role: string): string[] => screen.queryAllByRole(role).map(({ textContent }) => textContent)

/** The top of a page: its title, and the status lines below it. */
export const pageHead = (): string[] =>
  [...(screen.getByRole('heading', { level: 1 }).parentElement?.children ?? [])].map(({ textContent }) => textContent)
