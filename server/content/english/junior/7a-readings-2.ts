import type { SeedQuestion } from '../../types.ts'
import { ask, prose } from '../builders.ts'
import { reading } from './make.ts'

/** Units 5 to 7. */
export const grade7AReadingsPart2: readonly SeedQuestion[] = [
  reading(
    'en-7a-rd-06',
    'en-rj2024-7a-5',
    2,
    prose`
    **Join a Club This Term!**

    **Paper-cutting Club:** Do you want to make beautiful window flowers? Come and learn with us. You don't need to
    know anything about it. Just bring your own scissors. Mondays, 4:30-5:30, Room 203.

    **Hiking Club:** We walk in the hills on the first Saturday of every month. Can you walk eight kilometres? Then
    come with us! Your parents need to sign a form.

    **Robot Club:** Can you write simple computer programs? Then we need you! There are only two places left.
    Wednesdays, 4:30-6:00, Science Building.

    **Kitchen Club:** Learn to cook one easy dish each week and eat it together. Thursdays, 4:30-6:00, Room 105. It
    is 10 yuan a week for the food.

    To join a club, write your name on the list outside the teachers' office before 12th September.`,
    [
      ask(
        'Liu Na is only free after school on Mondays. Which club can she join?',
        ['The Paper-cutting Club.', 'The Hiking Club.', 'The Robot Club.', 'The Kitchen Club.'],
        'A',
        '细节理解',
        '四个社团中只有剪纸社在星期一活动。',
      ),
      ask(
        'How often does the Hiking Club meet?',
        ['Once a week.', 'Twice a week.', 'Once a month.', 'Twice a month.'],
        'C',
        '细节理解',
        '徒步社在每月的第一个星期六活动，即一个月一次。',
      ),
      ask(
        'Who can join the Robot Club?',
        [
          'Students with a robot.',
          'Students who can write simple programs.',
          'Students who can walk eight kilometres.',
          'Students with scissors.',
        ],
        'B',
        '细节理解',
        '机器人社需要会编写简单程序的学生。',
      ),
      ask(
        'How much does a student pay for four weeks in the Kitchen Club?',
        ['10 yuan.', '20 yuan.', '30 yuan.', '40 yuan.'],
        'D',
        '数字计算',
        '每周 10 元，四周共 40 元。',
      ),
      ask(
        'What should students do to join a club?',
        ['Call a teacher.', 'Send an e-mail.', 'Write their names on a list.', 'Go to Room 203.'],
        'C',
        '细节理解',
        '最后一句说要在办公室外的名单上写下名字。',
      ),
    ],
  ),
  reading(
    'en-7a-rd-07',
    'en-rj2024-7a-6',
    2,
    prose`
    Most people sleep at night, but my uncle Wang Tao doesn't. He is a baker, and he gets up at one o'clock in the
    morning.

    He rides his bike to the bakery. The streets are dark and quiet. From half past one to six, he and two other
    bakers make about six hundred buns and four hundred small cakes. At six, the shop opens. Students and workers
    come in for a warm breakfast. "I love that time of the day," my uncle says. "People smile at me when they smell
    the fresh buns. Then I don't feel tired any more."

    My uncle leaves the shop at eight and goes to bed at nine. He gets up at four in the afternoon and meets his
    daughter at the school gate. They play football or fly kites together. After dinner, he reads her a story. She
    goes to sleep at half past eight, and he goes to bed, too.`,
    [
      ask(
        'When does Wang Tao start to make buns?',
        ['At 1:00 a.m.', 'At 1:30 a.m.', 'At 6:00 a.m.', 'At 8:00 a.m.'],
        'B',
        '细节理解',
        '第二段说他们从一点半到六点做面包；一点是起床时间。',
      ),
      ask(
        'How many bakers make the food at night?',
        ['One.', 'Two.', 'Three.', 'Four.'],
        'C',
        '细节理解',
        'he and two other bakers 即他和另外两位面包师，一共三人。',
      ),
      ask(
        'What makes Wang Tao happy at work?',
        ['The dark streets.', 'His new bike.', 'The small cakes.', "People's smiles."],
        'D',
        '细节理解',
        '他说人们闻到新鲜面包时对他微笑，他就不觉得累了。',
      ),
      ask(
        'Which is the right order of his day?\n① He meets his daughter.\n② He rides to the bakery.\n③ He leaves the shop.\n④ He reads a story.',
        ['②③①④', '③②①④', '②①③④', '①②④③'],
        'A',
        '事件排序',
        '他先骑车去面包店，八点离开，下午接女儿，晚饭后讲故事。',
      ),
    ],
  ),
  reading(
    'en-7a-rd-08',
    'en-rj2024-7a-7',
    2,
    prose`
    People have different ways to celebrate birthdays.

    In many Chinese families, people eat a bowl of noodles on their birthdays. The noodles are long, and they stand
    for a long life. Some families also boil eggs for the birthday child. Today, many young people have a cake, too.

    In many countries, people put candles on the birthday cake. The number of candles is often the person's age. The
    person makes a wish and blows the candles out. Some people think that the wish can come true only if they keep
    it a secret.

    Lin Xiao, a girl in Grade 7, has her own way. Every year on her birthday, she gives one of her books to a small
    library in a village and writes a short note in it. "I get presents from my family," she says, "so I want to
    give one, too."`,
    [
      ask(
        'Why do many Chinese people eat noodles on their birthdays?',
        [
          'Noodles are easy to make.',
          'Noodles stand for a long life.',
          'Children like noodles.',
          'Noodles go well with cake.',
        ],
        'B',
        '细节理解',
        '第二段说面条很长，象征长寿。',
      ),
      ask(
        "There are thirteen candles on a girl's cake. What does it often mean?",
        [
          'She has thirteen friends.',
          'She makes thirteen wishes.',
          'She is thirteen years old.',
          'Her birthday is on the 13th.',
        ],
        'C',
        '推理判断',
        '第三段说蜡烛的数目常常就是过生日的人的年龄。',
      ),
      ask(
        'What does the word "it" in "keep it a secret" mean?',
        ['The cake.', 'The candle.', 'The age.', 'The wish.'],
        'D',
        '代词指代',
        '同一句前面说愿望要保密才能实现，it 指 the wish。',
      ),
      ask(
        'What do we know about Lin Xiao?',
        ['She likes to share.', "She doesn't like presents.", 'She works in a library.', 'She writes books.'],
        'A',
        '推理判断',
        '她收到礼物，也每年把自己的书送给乡村图书馆，说明她乐于分享。',
      ),
    ],
  ),
]
