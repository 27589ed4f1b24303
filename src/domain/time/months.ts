const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day in English ("Sep 1"), from the numbers of its month, from 1, and of the day. */
export const monthAndDay = (month: number, day: number): string => `${names[month - 1]} ${day}`
