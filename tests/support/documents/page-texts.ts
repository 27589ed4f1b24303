import { screen } from '@testing-library/react'

/** What a screen reader says about a control beside its name: its hint, and what is wrong with it. */
export const descriptionOf = (control: Element): string => textBy(control, 'aria-describedby')

/** The name of what is named by other elements: a group by its heading or label. */
export const nameOf = (group: Element): string => textBy(group, 'aria-labelledby')

const textBy = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** The whole text of everything with a role that is on the page now, from top to bottom. */
export const textsOf = (role: string): string[] => screen.queryAllByRole(role).map(({ textContent }) => textContent)

/** What a page says first: its title, and the lines below it that say how things stand. */
export const pageHead = (): string[] =>
  [...(screen.getByRole('heading', { level: 1 }).parentElement?.children ?? [])].map(({ textContent }) => textContent)
