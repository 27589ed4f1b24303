import { Flex } from '@mantine/core'
import { accountLimits } from '#domain/portal/constants.ts'
import { type PasswordDemand, passwordDemands, unmetPasswordDemands } from '#domain/accounts/password-rule.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import css from './password-checklist.module.css'
import { passwordRuleTexts } from './password-rule.texts.ts'

export interface PasswordChecklistProps {
  readonly password: string
  /** For the password field's `aria-describedby`. */
  readonly id: string
}

/** The requirements of a new password, ticked off as it is typed. */
export function PasswordChecklist({ password, id }: PasswordChecklistProps) {
  const texts = useTexts(passwordRuleTexts)
  const unmet = unmetPasswordDemands(password)
  const shown = passwordDemands.filter((demand) => demand !== 'plain' || unmet.includes('plain'))
  return (
    <Flex
      id={id}
      component="ul"
      wrap="wrap"
      rowGap={4}
      columnGap={14}
      c="dimmed"
      fz="sm"
      lh={1.45}
      aria-label={texts.label}
    >
      {shown.map((demand) => (
        <Demand key={demand} demand={demand} isMet={!unmet.includes(demand)} texts={texts} />
      ))}
    </Flex>
  )
}

interface DemandProps {
  readonly demand: PasswordDemand
  readonly isMet: boolean
  readonly texts: Wording<(typeof passwordRuleTexts)['zh-CN']>
}

function Demand({ demand, isMet, texts }: DemandProps) {
  const { passwordMinimum, passwordMaximum } = accountLimits
  const isBroken = demand === 'plain'
  return (
    <Flex
      component="li"
      gap={5}
      align="center"
      {...(isMet && { c: 'var(--action)' })}
      {...(isBroken && { c: 'var(--bad)' })}
    >
      {isMet || isBroken ? (
        <Icon name={isBroken ? 'warning' : 'check'} small />
      ) : (
        <span className={css['ring']} aria-hidden="true" />
      )}
      <span>
        {demand === 'length' ? texts.length(passwordMinimum, passwordMaximum) : texts[demand]}
        {!isBroken && <span className="visually-hidden">{isMet ? texts.met : texts.unmet}</span>}
      </span>
    </Flex>
  )
}
