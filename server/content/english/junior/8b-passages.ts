import type { SeedQuestion } from '../../types.ts'
import { ask, fill, gap, prose } from '../builders.ts'
import { cloze, grammarFill, reading } from './make.ts'

export const grade8BPassages: readonly SeedQuestion[] = [
  reading(
    'en-8b-rd-01',
    'en-rj2024-8b-2',
    2,
    prose`
    Do your eyes feel dry or tired after you look at a screen for a long time? We usually close and open our eyes about
    fifteen times a minute. In front of a screen, however, we do this much less often, and so our eyes get dry.

    Eye doctors often tell people to follow the "20-20-20 rule". It is easy to remember. After every twenty minutes of
    work, look at something about twenty feet, or six metres, away for at least twenty seconds. This gives your eyes time
    to relax.

    Spending time outdoors is also important. Studies show that children who spend about two hours outside every day are
    less likely to become **short-sighted** and need glasses to see the blackboard. You don't have to do hard sports.
    Walking, playing with a dog or just having lunch in the open air will do.

    One more thing: keep your phone away from your bed. It is bad for your eyes, and it makes it harder to fall asleep.`,
    [
      ask(
        'Why do our eyes get dry in front of a screen?',
        [
          'The screen is too big.',
          'We sit too far away.',
          'We close and open our eyes less often.',
          'We drink less water.',
        ],
        'C',
        '细节理解',
        '第一段说在屏幕前眨眼次数少得多，所以眼睛会干。',
      ),
      ask(
        'How far away should you look according to the "20-20-20 rule"?',
        ['About twenty centimetres.', 'About two metres.', 'About twenty metres.', 'About six metres.'],
        'D',
        '细节理解',
        '第二段说看大约 20 英尺（6 米）远的东西。',
      ),
      ask(
        'What does the word "short-sighted" mean?',
        ['Unable to see far things clearly.', 'Afraid of bright light.', 'Not tall enough.', 'Unable to fall asleep.'],
        'A',
        '词义猜测',
        '后面说需要戴眼镜才能看清黑板，可知意思是近视的，看不清远处。',
      ),
      ask(
        'Which of the following may the writer agree with?',
        [
          'Only hard sports help our eyes.',
          'Having lunch outdoors is good for our eyes.',
          'A phone in bed helps us sleep.',
          'We should never look at screens.',
        ],
        'B',
        '推理判断',
        '第三段说不必做剧烈运动，在户外吃午饭也行。',
      ),
    ],
  ),
  reading(
    'en-8b-rd-02',
    'en-rj2024-8b-8',
    3,
    prose`
    When Sun Bo was in Grade 7, he found a box of fifteen broken toys behind his neighbours' house. "What a waste!" he
    thought. He has always liked to find out how things work, so he took the box home. It took him three weekends, but in
    the end eleven of the toys worked again.

    Sun Bo gave them to a children's home near his school. The little kids were so excited that he decided to do more. With
    the help of his science teacher, he started a "toy hospital" at school. Students bring their old toys, and the
    "doctors" repair them every Friday afternoon. If they cannot repair a toy, they keep its parts for other "patients".

    At first, there were only three doctors. Now there are twenty-six, and they have repaired more than six hundred toys.
    But it is not the number that makes Sun Bo feel proudest. "Last month a five-year-old boy asked me to teach him how to
    mend his toy bus," he says. "He told me that he wanted to open a hospital for toys, too."`,
    [
      ask(
        "How many of the toys in the first box didn't work in the end?",
        ['Three.', 'Four.', 'Eleven.', 'Fifteen.'],
        'B',
        '数字计算',
        '一共十五个，修好十一个，还有四个没有修好。',
      ),
      ask(
        'What happens to a toy that the doctors cannot repair?',
        ['They throw it away.', 'They sell it.', 'They use its parts for other toys.', 'They send it to a factory.'],
        'C',
        '细节理解',
        '第二段最后一句说留下零件给其他玩具用。',
      ),
      ask(
        'What are the "patients" in the passage?',
        ['Sick children.', 'Science teachers.', 'Students in the club.', 'Broken toys.'],
        'D',
        '词义猜测',
        '玩具医院里的医生修理玩具，patients 指需要修理的坏玩具。',
      ),
      ask(
        'What makes Sun Bo feel proudest?',
        [
          'A young boy wants to do the same thing.',
          'He has repaired six hundred toys.',
          'His teacher helped him.',
          'There are many doctors now.',
        ],
        'A',
        '推理判断',
        '最后他说不是数字让他最自豪，而是小男孩也想开玩具医院。',
      ),
    ],
  ),
  cloze(
    'en-8b-cz-01',
    'en-rj2024-8b-3',
    3,
    prose`
    When I was thirteen, I thought that my parents worried too [[1]]. They called me whenever I was ten minutes late. I
    wanted them to see me [[2]] a grown-up.

    Last summer they finally allowed me [[3]] the train to my grandparents' city alone. It was only a two-hour trip, but Mum
    still gave me a long list of things to remember. I put it in my pocket and didn't even [[4]] it.

    On the train, I was listening to music [[5]] I fell asleep. I woke up just as the doors were [[6]] at my station. I
    jumped off in a hurry, and left my bag on the seat! My phone and all my money were in it. I was so [[7]] that I couldn't
    think clearly. Then I felt something in my pocket. It was Mum's [[8]]. The last line said, "If anything goes wrong, ask
    the people at the station for [[9]]. Grandpa's number is 555-0184."

    Two hours later, both my bag and I were [[10]] at my grandparents' home. That evening, I called my mother before she
    could call me.`,
    [
      gap(['few', 'little', 'many', 'much'], 'D', '副词辨析', 'worry too much 意为担心过多，修饰动词用 much。'),
      gap(['as', 'for', 'from', 'about'], 'A', '固定搭配', 'see sb as 意为把某人看作。'),
      gap(['taking', 'take', 'to take', 'took'], 'C', '动词不定式', 'allow sb to do sth 意为允许某人做某事。'),
      gap(['write', 'read', 'buy', 'sell'], 'B', '动词辨析', '把清单放进口袋，连看都没看。'),
      gap(['when', 'although', 'unless', 'if'], 'A', '时间状语从句', 'was doing … when … 意为正在做某事，这时……'),
      gap(['growing', 'falling', 'closing', 'breaking'], 'C', '动词辨析', '醒来时车门正在关闭，所以匆忙跳下车。'),
      gap(['bored', 'relaxed', 'proud', 'frightened'], 'D', '形容词辨析', '手机和钱都丢了，吓得无法清楚思考。'),
      gap(['phone', 'list', 'money', 'photo'], 'B', '名词辨析', '前文说妈妈给的清单放在口袋里，手机和钱在包里。'),
      gap(['food', 'work', 'help', 'music'], 'C', '名词辨析', 'ask sb for help 意为向某人求助。'),
      gap(['safe', 'lost', 'late', 'busy'], 'A', '形容词辨析', '人和包都平安到了祖父母家，用 safe。'),
    ],
  ),
  grammarFill(
    'en-8b-gf-01',
    'en-rj2024-8b-7',
    3,
    prose`
    I [[1]] (be) a member of the school reading club since last September. So far, I [[2]] (read) fourteen books. My
    favourite is about a boy and an old boat. It is one of the best [[3]] (novel) that I know, and I finished [[4]] (read)
    it in just two days! Our club meets every Friday, and we share our [[5]] (feeling) about the books. Last week we [[6]]
    (choose) the best book of the year. Reading has helped me to understand other people [[7]] (well) than before. When I
    feel sad, I always find something [[8]] (interest) to read, and I soon feel much [[9]] (happy).`,
    [
      fill(['have been', "'ve been"], '现在完成时', 'since last September 提示用现在完成时。'),
      fill(['have read', "'ve read"], '现在完成时', 'So far 提示用现在完成时，read 的过去分词仍是 read。'),
      fill('novels', '名词复数', 'one of the 加最高级后接可数名词复数。'),
      fill('reading', '动名词', 'finish doing sth 意为完成做某事。'),
      fill('feelings', '名词复数', 'feeling 表示感受时常用复数，we share our feelings。'),
      fill('chose', '一般过去时', 'Last week 提示用一般过去时，choose 的过去式是 chose。'),
      fill('better', '比较级', 'than before 提示用比较级，well 的比较级是 better。'),
      fill('interesting', '词性转换', '修饰 something 的形容词后置，说明物的特点用 interesting。'),
      fill('happier', '比较级', 'much 修饰比较级，happy 变 y 为 i 再加 -er。'),
    ],
  ),
]
