/** Why an answer was wrong: these, or a teacher's or student's own words. */
export const usualCauses = ['审题', '概念', '计算', '粗心', '表达', '没学会'] as const

export const causeLimits = { length: 12, perItem: 5, note: 500 } as const
