/** A class as it is called in a sentence: 七年级(2)班 is 七(2)班; other names stay. */
export const shortClassName = (courseName: string): string => courseName.replace(/年级(?=[(（])/, '')
