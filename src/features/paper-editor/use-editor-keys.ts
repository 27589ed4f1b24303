import { useEffect, useEffectEvent } from 'react'
import type { OpenEditor } from './use-paper-editor.ts'

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) everywhere except in fields, which have their own undo. */
export function useEditorKeys({ isReadOnly, send }: OpenEditor): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isReadOnly || !(event.ctrlKey || event.metaKey) || event.altKey || isInField(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    send({ type: key === 'y' || event.shiftKey ? 'paper.redo' : 'paper.undo' })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null
