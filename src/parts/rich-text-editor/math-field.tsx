import 'katex/dist/katex.min.css'
import 'mathlive/static.css'
import { MathfieldElement } from 'mathlive'
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { useLanguage } from '#ui/language/language-context.tsx'

// KaTeX's fonts are loaded already, and no sounds are needed.
MathfieldElement.fontsDirectory = null
MathfieldElement.soundsDirectory = null

export interface MathFieldHandle {
  /** Inserts LaTeX at the cursor; see FormulaKey. */
  readonly insert: (tex: string) => void
}

export interface MathFieldProps {
  readonly label: string
  readonly className: string | undefined
  /** LaTeX. */
  readonly value: string
  readonly handle: RefObject<MathFieldHandle | null>
  readonly onChange: (value: string) => void
  /** Enter was pressed. */
  readonly onEnter: () => void
}

/** A formula edited visually. */
export function MathField({ label, className = '', value, handle, onChange, onEnter }: MathFieldProps) {
  const { language } = useLanguage()
  const container = useRef<HTMLDivElement>(null)
  const field = useRef<MathfieldElement | null>(null)
  const onInput = useEffectEvent(() => onChange(field.current?.value ?? ''))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return
    // Otherwise the key would reach the field behind, which has the focus by then.
    event.preventDefault()
    onEnter()
  })
  const first = useEffectEvent(() => value)
  useEffect(() => {
    MathfieldElement.locale = language === 'en' ? 'en' : 'zh-cn'
    const made = new MathfieldElement()
    made.mathVirtualKeyboardPolicy = 'manual'
    made.ariaLabel = label
    // Once it is loaded, a dialog opens faster than it is made, and would give the focus to its first button.
    made.dataset['autofocus'] = ''
    made.className = className
    made.value = first()
    made.addEventListener('input', () => onInput())
    made.addEventListener('keydown', (event) => onKey(event))
    field.current = made
    container.current?.replaceChildren(made)
    made.menuItems = []
    made.focus()
    return () => made.remove()
  }, [language, label, className])
  useEffect(() => {
    if (field.current !== null && field.current.value !== value)
      field.current.setValue(value, { silenceNotifications: true })
  }, [value])
  useImperativeHandle(handle, () => ({
    insert(tex) {
      field.current?.insert(tex, { focus: true, selectionMode: 'placeholder' })
      onInput()
    },
  }))
  return <div ref={container} />
}
