import { useState } from 'react'
import { user } from '#api/contract/groups/user.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

export interface LetterKeys {
  /** Whether letters are shortcuts. */
  readonly usesLetters: boolean
  readonly onUseLetters: (uses: boolean) => void
}

/**
 * Whether letters are shortcuts for this teacher, wherever they are offered. Until that is known they are none: who
 * switched them off may be typing.
 */
export function useLetterKeys(): LetterKeys {
  const { data, error } = useEndpoint(user.setting, { key: 'letterKeys' })
  const save = useCommand(user.saveSetting, { invalidates: [user.setting], isSetting: true })
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isKnown = data !== undefined || error !== null
  const onUseLetters = (uses: boolean) => {
    setChosen(uses)
    save.mutate({ key: 'letterKeys', value: uses ? 1 : 0 })
  }
  return { usesLetters: chosen ?? (isKnown && data?.value !== 0), onUseLetters }
}
