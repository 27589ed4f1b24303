import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './decision.module.css'
import { decisionTexts } from './decision.texts.ts'

/** The decision on a request. */
export function DecisionMark({ isApproved }: { readonly isApproved: boolean }) {
  const texts = useTexts(decisionTexts)
  return (
    <span className={classNames(css['mark'], css[isApproved ? 'approved' : 'refused'])}>
      <Icon name={isApproved ? 'check' : 'close'} small />
      {isApproved ? texts.approved : texts.refused}
    </span>
  )
}
