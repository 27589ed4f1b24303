import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'
import { MissingPart, type MissingPartProps } from './missing-part.tsx'

/** A part that is loaded when first shown, or before. */
export type LazyPart<Props extends object> = FunctionComponent<Props> & {
  /** Preloads it; never rejects. */
  readonly preload: () => Promise<void>
}

/**
 * A part of a page that is loaded when first shown. Until then its place stays empty; if it cannot be
 * loaded, `Missing` is shown there, whose retry loads it again, and the rest of the page keeps working.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingPartProps> = MissingPart,
): LazyPart<Props> {
  let Fetched: ComponentType<Props> | null = null
  let hasFailed = false
  const preload = async (): Promise<void> => {
    if (Fetched !== null) return
    try {
      Fetched = await load()
      hasFailed = false
    } catch {
      hasFailed = true
    }
  }
  function Part(props: Props) {
    const [state, setState] = useState<'waiting' | 'there' | 'missing'>(hasFailed ? 'missing' : 'waiting')
    const isAsked = state === 'waiting' && Fetched === null
    useEffect(() => {
      if (!isAsked) return undefined
      let isShown = true
      void preload().then(() => {
        if (isShown) setState(hasFailed ? 'missing' : 'there')
      })
      return () => {
        isShown = false
      }
    }, [isAsked])
    // The next time it is shown, it is requested again.
    useEffect(
      () => () => {
        hasFailed = false
      },
      [],
    )
    if (Fetched !== null) return <Fetched {...props} />
    return state === 'missing' ? <Missing onRetry={() => setState('waiting')} /> : null
  }
  return Object.assign(Part, { preload })
}
