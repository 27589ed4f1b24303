import { fireEvent } from '@testing-library/react'

const noRect = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 } as DOMRect

/** jsdom does not know where text is; ProseMirror asks when it scrolls to the cursor. */
function withoutLayout(): void {
  Range.prototype.getBoundingClientRect = () => noRect
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
}

/** Pastes into a rich-text field, replacing its selection. */
export function paste(field: HTMLElement, content: Readonly<Record<string, string>>): void {
  withoutLayout()
  field.focus()
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => content[type] ?? '', files: [], items: [] } })
}

export const selectAll = (field: HTMLElement): void => void fireEvent.keyDown(field, { key: 'a', ctrlKey: true })

/** Replaces the whole content of a field with rich text. */
export function typeRichText(field: HTMLElement, source: string): void {
  field.focus()
  selectAll(field)
  paste(field, { 'text/plain': source })
}
