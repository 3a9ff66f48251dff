/** A field of JSON Resume, and other names for it, separated by spaces. */
type Names = Record<string, string>;

const SPAN: Names = {
  startDate:
    'start from started begin starton startedon datestart startyear begindate fromdate dateofjoining yearstart starttime since beginyear fromyear startmonth beginmonth frommonth startday 开始时间 開始日 시작일',
  endDate:
    'end to ended until till finish finished finishdate endedon finishedon dateend endyear todate yearend endtime toyear endmonth tomonth endday 结束时间 終了日 종료일',
  period:
    'date dates period duration years year time timeframe timeperiod daterange datesrange timespan when graduationyear graduationdate graduation graduated yearofpassing zeitraum periodo periode período 时间 期間 기간 период الفترة תקופה',
  current:
    'current iscurrent currently present ispresent ongoing currentlyworking currentjob currentlyworkinghere iscurrentrole currentlyenrolled',
};

const TECHNOLOGIES =
  'technologies tech stack techstack tags tools languages skills builtwith technology technologiesused 技术栈 技術 기술 기술스택 технологии التقنيات';

const ROLE: Names = {
  ...SPAN,
  position:
    'title role jobtitle designation job positiontitle post rol stelle puesto cargo poste 职位 职务 岗位 役職 職種 직책 직무 должность المنصب תפקיד',
  url: 'website link homepage companyurl companywebsite companylink web site organizationurl',
  summary:
    'overview about details detail desc content responsibility beschreibung descripción descripcion descrição 描述 工作内容 职责 内容 説明 설명 описание الوصف תיאור',
  highlights:
    'achievements accomplishments bullets bulletpoints responsibilities tasks duties points keyachievements task descriptions descriptionpoints aufgaben logros what 业绩 成果 업무 достижения',
  location: 'city locations place where ort lugar lieu local 地点 所在地 勤務地 위치 место المكان',
};

/**
 * Other names that people use for the fields of JSON Resume, including those of versions before 1.0.0: by section and
 * field, in the form that `normalizeKey` returns.
 */
export const NAMES: Record<string, Names> = {
  resume: {
    basics:
      'basic basicinfo basicinformation personal personalinfo personalinformation personaldetails info person header contactinfo contactinformation contact contacts aboutme about profile bio me summary objective sidebar generalinformation user personaldata details karriereprofil careerprofile persönlichedaten datospersonales 基本信息 个人信息 基本情報 个人简介 자기소개 인적사항 личныеданные المعلوماتالشخصية פרטיםאישיים',
    work: 'experience experiences workexperience workexperiences employment employments jobs positions career professionalexperience employmenthistory workhistory professional workexp professionalemployment relevantexperience industryexperience currentposition companies berufserfahrung werdegang experiencia experiencialaboral experienciaprofesional expérience expériences expériencesprofessionnelles experienceprofessionnelle experiência experiênciaprofissional experienciaprofissional esperienza werkervaring doświadczenie 工作经历 工作经验 職歴 職務経歴 경력 경력사항 опытработы опыт الخبرات الخبرة ניסיון ניסיוןתעסוקתי',
    volunteer:
      'volunteering volunteerwork volunteerexperience volunteers volunteeringexperience service ehrenamt voluntariado bénévolat 志愿者经历 봉사활동',
    education:
      'educations schools studies academic academics educationhistory educationalbackground academicbackground bildung ausbildung studium educación educacion formación formacion formation formations éducation educação formação istruzione opleiding wykształcenie 教育经历 教育背景 学歴 학력 образование التعليم השכלה',
    awards:
      'award honors honours honorsawards awardshonors prizes honorsandawards awardsandhonors recognition auszeichnungen premios prix prêmios 荣誉奖项 获奖经历 奖项 受賞 수상 награды الجوائز',
    certificates:
      'certifications certification certs certificate licenses licensescertifications zertifikate certificaciones certificações 证书 资格证书 資格 자격증 сертификаты الشهادات תעודות',
    publications:
      'publication papers articles writing publikationen publicaciones publicações 论文 出版物 論文 논문 публикации المنشورات',
    skills:
      'skill technicalskills skillset skillsets technologies competencies expertise techskills kenntnisse fähigkeiten habilidades competencias compétences competences habilidades competências vaardigheden umiejętności 技能 专业技能 技能特长 スキル 기술 보유기술 навыки المهارات כישורים',
    languages:
      'spokenlanguages languageskills sprachen sprachkenntnisse idiomas langues lingue talen 语言 语言能力 語学 외국어 языки اللغات שפות',
    interests:
      'interest hobbies hobby interessen intereses intérêts interesses loisirs 兴趣爱好 爱好 趣味 취미 интересы хобби الاهتمامات',
    references: 'reference recommendations testimonials referees referenzen referencias références 推荐人',
    projects:
      'project sideprojects personalprojects portfolio opensource keyprojects selectedprojects projekte proyectos projets projetos progetti projecten projekty 项目经历 项目经验 项目 プロジェクト 프로젝트 проекты المشاريع פרויקטים',
  },
  basics: {
    name: 'fullname full displayname nombre nom nome naam 姓名 名字 氏名 名前 이름 성명 имя фио الاسم שם',
    label:
      'headline tagline jobtitle profession role positiontitle occupation designation job position title subtitle beruf titel puesto cargo poste profissão 职位 求职意向 职业 肩書き 職種 직무 직업 должность профессия المسمىالوظيفي المهنة תפקיד',
    image:
      'picture photo avatar profilepicture profileimage pic profilepic avatarurl photourl foto imagen photograph 照片 头像 写真 사진 фото الصورة',
    email:
      'mail emailaddress emails gmail correo courriel 邮箱 电子邮箱 电子邮件 メール メールアドレス 이메일 почта электроннаяпочта البريدالإلكتروني דואל אימייל',
    phone:
      'telephone tel mobile cell phonenumber mobilephone phones cellphone mobilenumber number handy telefon teléfono telefono téléphone telefone celular 电话 手机 手机号 联系电话 電話 電話番号 전화 전화번호 연락처 телефон الهاتف رقمالهاتف טלפון',
    url: 'website homepage site web webpage websites personalwebsite websiteurl webseite sitioweb siteweb 个人网站 网站 博客 ホームページ 홈페이지 сайт الموقع אתר',
    summary:
      'about bio brief description desc content text body details objective profile aboutme intro introduction profilesummary biography professionalsummary careerobjective careerprofile career mission personalstatement zusammenfassung übermich profil resumen sobremí perfil résumé profilo resumo sobre 自我评价 个人评价 个人简介 个人总结 自己紹介 自己pr 概要 자기소개 소개 обомне осебе نبذة ملخص תקציר אודות',
    location:
      'residence place address locations geolocation city wohnort anschrift ubicación adresse localização 地址 所在地 现居地 住所 주소 адрес город العنوان כתובת',
    profiles:
      'social socials socialnetworks networks links socialmedia sociallinks accounts socialprofiles onlineprofiles',
  },
  location: {
    address: 'street streetaddress address1 addressline1 straße strasse',
    postalCode: 'zip zipcode postcode plz code',
    city: 'town locality municipality stadt ciudad ville cidade',
    region: 'state province county',
    countryCode: 'countryiso country countryname land 国家',
  },
  profiles: {
    network: 'name site platform service type label title icon',
    username: 'user handle account nickname text txt id',
    url: 'link href website address uri value',
  },
  work: {
    name: 'company employer organization organisation companyname institution client org place workplace lab firma arbeitgeber unternehmen empresa entreprise société 公司 公司名称 单位 会社 会社名 企業名 회사 회사명 компания организация الشركة חברה sub',
    ...ROLE,
    description: '',
    keywords: TECHNOLOGIES,
  },
  volunteer: {
    ...ROLE,
    organization: 'organisation company name institution org charity',
    summary: `${ROLE.summary} description`,
  },
  education: {
    ...SPAN,
    area: 'field major fieldofstudy subject degreefield specialization discipline studienfach fachrichtung 专业 主修 学部 専攻 전공 специальность التخصص',
    studyType:
      'degree qualification type degreename title degreetype academicdegree diploma level abschluss título titulo diplôme grau 学历 学位 학위 степень الدرجة תואר sub',
    institution:
      'school university college name organization schoolname institute universityname academy place hochschule universität schule universidad institución école université universidade instituição title 学校 大学 院校 毕业院校 学校名 학교 학교명 университет учебноезаведение الجامعة מוסד',
    location: ROLE.location as string,
    url: 'website link homepage institutionurl',
    score: 'gpa grade grades mark overallgpa cgpa note promedio',
    summary: 'description details detail content desc about descr',
    courses: 'course coursework modules subjects classes relevantcoursework curriculum notes activities',
    highlights: 'descriptions achievements bullets honors what',
  },
  awards: {
    title: 'name award info what 名称',
    date: 'year datereceived received awardedon issuedon time when dates period',
    awarder: 'issuer organization organisation from by institution issuedby awardedby',
    summary: 'description details descr desc content',
  },
  certificates: {
    name: 'title certificate certification info text what 名称',
    date: 'year issued issuedate issuedon startdate obtained releasedate dateissued startedon start dates time when',
    url: 'link website credentialurl href',
    issuer:
      'authority organization organisation awarder issuedby institution by vendor issuingorganization provider',
    summary: 'description details desc content',
  },
  publications: {
    name: 'title publication what',
    authors: 'author by writers',
    publisher: 'journal venue conference publishedby booktitle',
    releaseDate: 'date year published publishedon publicationdate time when dates',
    url: 'website link href doiurl',
    summary: 'description abstract desc details content',
  },
  skills: {
    name: 'category skill title group label area type when 名称 分类',
    level: 'proficiency rating experience fluency description',
    keywords:
      'items list skills technologies values tags tools details detail content description descriptions desc what',
  },
  languages: {
    language: 'name lang title idiom label',
    fluency: 'description details level proficiency rating fluent desc',
  },
  interests: {
    name: 'title interest hobby item label',
    keywords: 'items list details tags description summary',
  },
  references: {
    name: 'person author from referee fullname',
    reference: 'text quote description summary testimonial recommendation content body',
  },
  projects: {
    ...SPAN,
    name: 'title project projectname 项目名称 名称 프로젝트명 название',
    description:
      'summary about details detail desc overview tagline content 项目描述 描述 説明 설명 описание',
    highlights:
      'achievements bullets bulletpoints accomplishments features points descriptions responsibilities tasks 成果',
    keywords: TECHNOLOGIES,
    url: 'website link href demo liveurl live homepage github repo repository source githuburl projecturl liveurl demourl',
    roles: 'role position 角色 役割 역할 роль sub',
    entity: 'company organization organisation client',
    type: 'category kind',
  },
};

/** A name in the form used for comparison: only lower-case letters and digits. */
export const normalizeKey = (key: string): string =>
  key
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The field that a key means.
 * @param section where the key is: `resume` for the top level, otherwise for example `work` or `location`
 * @param fields the schema's fields at that place
 * @returns undefined if none is certainly meant; may also be `period` or `current`, which the schema does not have
 */
export function canonicalField(section: string, key: string, fields: string[]): string | undefined {
  if (fields.includes(key)) return key;
  const sought = normalizeKey(key);
  const meant = Object.entries(NAMES[section] ?? {}).find(([, words]) => words.split(' ').includes(sought));
  return fields.find((field) => normalizeKey(field) === sought) ?? meant?.[0];
}
