import { Radio, Stack } from '@mantine/core'
import { multipleRuleText, multipleRuleTexts } from '#domain/marking/multiple-rule.texts.ts'
import { multipleRules } from '#domain/questions/question.ts'
import type { Tenths } from '#domain/values/score.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { correctKeyTexts } from '../correct-key.texts.ts'
import type { KeyDraft } from '../key-draft.ts'

export interface RuleChoiceProps {
  readonly draft: KeyDraft & { readonly kind: 'multiple' }
  /** The item's score, in tenths. */
  readonly score: Tenths
  readonly onChange: (draft: KeyDraft) => void
}

/** How partly right answers are scored; each rule is explained in points of this item. */
export function RuleChoice({ draft, score, onChange }: RuleChoiceProps) {
  const texts = useTexts(correctKeyTexts)
  const { language } = useLanguage()
  const right = Math.max(1, draft.choices.length)
  return (
    <Radio.Group
      label={texts.rule}
      value={draft.rule}
      onChange={(value) => {
        const rule = multipleRules.find((one) => one === value)
        if (rule !== undefined) onChange({ ...draft, rule })
      }}
    >
      <Stack gap={8} mt={4}>
        {multipleRules.map((rule) => (
          <Radio
            key={rule}
            value={rule}
            label={multipleRuleTexts[language].names[rule]}
            description={multipleRuleText(rule, right, score, language)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
