import type { SeedQuestion } from '../../types.ts'
import { fill, prose } from '../builders.ts'
import { grammarFill } from './make.ts'

export const grade7AGrammarFills: readonly SeedQuestion[] = [
  grammarFill(
    'en-7a-gf-01',
    'en-rj2024-7a-2',
    1,
    prose`
    My name is Kate. This is a photo of [[1]] (I) family. The tall man is my father. He [[2]] (work) in a hospital. He
    [[3]] (have) short black hair and wears glasses. The woman next to [[4]] (he) is my mother. She [[5]] (teach) maths
    in a middle school. Can you see the two [[6]] (baby) in the photo? They [[7]] (be) my little brothers. My parents
    are often tired because the boys [[8]] (not sleep) much at night!`,
    [
      fill('my', '形容词性物主代词', '修饰名词 family，用形容词性物主代词 my。'),
      fill('works', '一般现在时', '主语 He 是第三人称单数，动词加 -s。'),
      fill('has', '一般现在时', 'have 的第三人称单数形式是 has。'),
      fill('him', '人称代词', '介词短语 next to 后用人称代词宾格 him。'),
      fill('teaches', '一般现在时', '以 ch 结尾的动词，第三人称单数加 -es。'),
      fill('babies', '名词复数', 'two 后用复数，baby 变 y 为 i 再加 -es。'),
      fill('are', 'be 动词', '主语 They 是复数，be 动词用 are。'),
      fill(["don't sleep", 'do not sleep'], '一般现在时', '主语 the boys 是复数，否定式用 do not 加动词原形。'),
    ],
  ),
  grammarFill(
    'en-7a-gf-02',
    'en-rj2024-7a-3',
    2,
    prose`
    There [[1]] (be) many interesting places in our school. My favourite one is the reading room on the [[2]] (three)
    floor. It is quiet and clean. There are over ten thousand [[3]] (book) and some big [[4]] (box) of old newspapers in
    it. Our librarian, Ms Hu, is very [[5]] (friend). She knows all of the readers, and she often [[6]] (tell) us about
    new books. Lots of students [[7]] (go) there after lunch. If you can't find a book, just ask Ms Hu. She always
    [[8]] (try) to help [[9]] (we).`,
    [
      fill('are', 'There be 句型', 'be 后的 many interesting places 是复数，用 are。'),
      fill('third', '序数词', '表示第几层楼用序数词，three 的序数词是 third。'),
      fill('books', '名词复数', 'ten thousand 后接可数名词复数。'),
      fill('boxes', '名词复数', 'some 后用复数，以 x 结尾的名词加 -es。'),
      fill('friendly', '词性转换', 'be 动词后用形容词作表语，friend 的形容词是 friendly。'),
      fill('tells', '一般现在时', 'often 表示经常性动作，主语 she 是第三人称单数。'),
      fill('go', '一般现在时', '主语 Lots of students 是复数，动词用原形。'),
      fill('tries', '一般现在时', '辅音字母加 y 结尾，变 y 为 i 再加 -es。'),
      fill('us', '人称代词', '动词 help 后用人称代词宾格 us。'),
    ],
  ),
  grammarFill(
    'en-7a-gf-03',
    'en-rj2024-7a-5',
    2,
    prose`
    Do you like cooking? Our school [[1]] (have) a cooking club, and I am one of its [[2]] (member). We meet every
    Thursday afternoon. Mr Qin [[3]] (teach) us there. He can [[4]] (make) more than fifty kinds of noodles! Now I can
    cook tomato and egg soup and some other easy [[5]] (dish). I want [[6]] (learn) more, because I'd like to help my
    parents at home. My friend Amy [[7]] (not want) to join the club. She says that it is fun to eat, but it isn't fun
    to cook. But she always says "Yummy!" when she has [[8]] (I) soup.`,
    [
      fill('has', '一般现在时', '主语 Our school 是第三人称单数，have 变为 has。'),
      fill('members', '名词复数', 'one of 后接可数名词复数。'),
      fill('teaches', '一般现在时', '主语 Mr Qin 是第三人称单数，以 ch 结尾的动词加 -es。'),
      fill('make', '情态动词 can', '情态动词 can 后接动词原形。'),
      fill('dishes', '名词复数', 'some other 后接复数，以 sh 结尾的名词加 -es。'),
      fill('to learn', '动词不定式', 'want to do sth 意为想要做某事。'),
      fill(["doesn't want", 'does not want'], '一般现在时', '主语是第三人称单数，否定式用 does not 加动词原形。'),
      fill('my', '形容词性物主代词', '修饰名词 soup，用 my。'),
    ],
  ),
  grammarFill(
    'en-7a-gf-04',
    'en-rj2024-7a-7',
    3,
    prose`
    Today is 12th March. It is Grandpa's [[1]] (seventy) birthday, and we are all at [[2]] (he) home. My mother [[3]]
    (be) a good cook, and she always [[4]] (make) long noodles for birthdays. My [[5]] (uncle) son Jun sings a birthday
    song for Grandpa. Then my brother [[6]] (carry) the cake to the table. There are only seven [[7]] (candle) on it.
    "One candle is for ten years," he says. Grandpa closes his [[8]] (eye) and makes a wish. Then he [[9]] (blow) out
    all the candles. What is his wish? He doesn't tell us, but we all [[10]] (feel) happy for him.`,
    [
      fill('seventieth', '序数词', '第七十个生日用序数词，seventy 变 y 为 ie 再加 -th。'),
      fill('his', '形容词性物主代词', '修饰名词 home，用 his。'),
      fill('is', 'be 动词', '主语 My mother 是第三人称单数，用 is。'),
      fill('makes', '一般现在时', 'always 表示经常性动作，主语是第三人称单数，动词加 -s。'),
      fill("uncle's", '名词所有格', "叔叔的儿子，用名词所有格 uncle's。"),
      fill('carries', '一般现在时', '辅音字母加 y 结尾，变 y 为 i 再加 -es。'),
      fill('candles', '名词复数', 'seven 后接可数名词复数。'),
      fill('eyes', '名词复数', '闭上双眼，用复数 eyes。'),
      fill('blows', '一般现在时', '主语 he 是第三人称单数，动词加 -s。'),
      fill('feel', '一般现在时', '主语 we 是复数，动词用原形。'),
    ],
  ),
]
