import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when the field's form is submitted. */
export function useFormSubmit(field: RefObject<HTMLInputElement | null>, act: () => void): void {
  const latest = useEffectEvent(act)
  useEffect(() => {
    const form = field.current?.form
    const onSubmit = () => latest()
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [field])
}
