import { type ComponentType, useEffect, useState } from 'react'
import { MissingPart, type MissingPartProps } from './missing-part.tsx'

/**
 * A part of a page that is fetched when it is first shown. Until it is there its place stays empty; where it cannot be
 * fetched `Missing` stands there, whose retry fetches again, and the rest of the page goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingPartProps> = MissingPart,
): ComponentType<Props> {
  let Fetched: ComponentType<Props> | null = null
  return function LazyPart(props: Props) {
    const [state, setState] = useState<'waiting' | 'there' | 'missing'>('waiting')
    const isAsked = state === 'waiting' && Fetched === null
    useEffect(() => {
      if (!isAsked) return undefined
      let isShown = true
      const settle = (next: 'there' | 'missing') => {
        if (isShown) setState(next)
      }
      load().then(
        (Part) => {
          Fetched = Part
          settle('there')
        },
        () => settle('missing'),
      )
      return () => {
        isShown = false
      }
    }, [isAsked])
    if (Fetched !== null) return <Fetched {...props} />
    return state === 'missing' ? <Missing onRetry={() => setState('waiting')} /> : null
  }
}
