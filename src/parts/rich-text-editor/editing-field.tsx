import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTexts } from '#ui/language/language-context.tsx'
import { useFieldGroup } from './field-group.ts'
import { type NumberFaults, numberMarks } from './number-marks.ts'
import { useBringPictures } from './use-bring-pictures.ts'
import css from './rich-text-editor.module.css'
import { richTextEditorTexts } from './rich-text-editor.texts.ts'
import { type Editing, startEditing } from './start-editing.ts'

export interface EditingFieldProps {
  readonly name: string
  readonly labelledBy: string | null
  readonly describedBy: string | null
  readonly isWrong: boolean
  readonly disabled: boolean
  readonly takesFocus: boolean
  readonly wrongNumbers: NumberFaults
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The document of a field: ProseMirror holds its state, its value is rich text. */
export function EditingField(props: EditingFieldProps) {
  const { name, labelledBy, describedBy, isWrong, disabled, wrongNumbers, value } = props
  const group = useFieldGroup()
  const container = useRef<HTMLDivElement>(null)
  const editing = useRef<Editing | null>(null)
  const bringPictures = useBringPictures()
  const bring = useEffectEvent(bringPictures)
  const texts = useTexts(richTextEditorTexts)
  const leftOut = useEffectEvent(() => texts.pictureLeftOut)
  const first = useEffectEvent(() => value)
  const onSource = useEffectEvent((source: string) => props.onChange(source))
  useLayoutEffect(() => {
    if (container.current === null) return undefined
    const started = startEditing(container.current, {
      source: first(),
      onSource: (source) => onSource(source),
      onState: group.touch,
      onFormula: group.openFormula,
      onPictures: (view, files, position) => bring(view, files, position),
      pictureLeftOut: () => leftOut(),
    })
    editing.current = started
    return () => {
      group.leave(started.view)
      started.view.destroy()
      editing.current = null
    }
  }, [group])
  useLayoutEffect(() => editing.current?.show(value), [value])
  useLayoutEffect(() => {
    const attributes = attributesOf({ name, labelledBy, describedBy, isWrong, disabled })
    editing.current?.view.setProps({ attributes, editable: () => !disabled })
  }, [name, labelledBy, describedBy, isWrong, disabled])
  useLayoutEffect(() => {
    if (wrongNumbers.size === 0) return undefined
    editing.current?.view.setProps({ decorations: ({ doc }) => numberMarks(doc, wrongNumbers) })
    return () => editing.current?.view.setProps({ decorations: () => null })
  }, [wrongNumbers])
  const takesFocus = useEffectEvent(() => props.takesFocus && document.activeElement === document.body)
  useEffect(() => {
    if (takesFocus()) editing.current?.view.focus()
  }, [])
  return <div ref={container} style={{ maxHeight: 'calc(420 * var(--u))', overflowY: 'auto' }} />
}

type Described = Pick<EditingFieldProps, 'name' | 'labelledBy' | 'describedBy' | 'isWrong' | 'disabled'>

function attributesOf({ name, labelledBy, describedBy, isWrong, disabled }: Described): Record<string, string> {
  return {
    class: css['doc'] ?? '',
    role: 'textbox',
    'aria-multiline': 'true',
    spellcheck: 'false',
    ...(labelledBy === null ? { 'aria-label': name } : { 'aria-labelledby': labelledBy }),
    ...(describedBy !== null && { 'aria-describedby': describedBy }),
    ...(isWrong && { 'aria-invalid': 'true' }),
    ...(disabled && { 'aria-disabled': 'true' }),
  }
}
