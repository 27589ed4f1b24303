/** A class name as used in a sentence: 七年级(2)班 becomes 七(2)班; other names are unchanged. */
export const shortClassName = (courseName: string): string => courseName.replace(/年级(?=[(（])/, '')
