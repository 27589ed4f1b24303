const omission =
  /^(?:(?:(?:参考)?答案)?从?略|[详请]?见(?:试题|后面|下面|后|下)?的?(?:解析|详解|解答|分析)|暂无(?:答案)?|答案不唯一(?:,?合理即可)?)$/

const englishOmission =
  /^(?:(?:the )?(?:answer )?omitted|no answer|see (?:the )?(?:explanation|analysis|solution)(?: below)?)$/

/** Whether a text in the place of an answer says that the paper has none: "略", "(见解析)", "略（合理即可）". */
export function isOmittedKey(answer: string): boolean {
  const plain = answer.normalize('NFKC').toLowerCase().replaceAll(/[.。]/g, '').trim()
  const bare = plain.replace(/^\((.*)\)$/, '$1').replace(/\s*\([^)]*\)$/, '')
  return omission.test(bare) || englishOmission.test(bare)
}

/** An answer, possibly to several gaps, without the parts that say that there is none. */
export const withoutOmittedKeys = (answer: string): string =>
  answer
    .split(/([;；])/)
    .map((part) => (isOmittedKey(part) ? '' : part))
    .join('')
