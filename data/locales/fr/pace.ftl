### L'allure des robots

choosing-pace = À quelle allure jouent les robots ?
pace-brisk = Vive
    .description = Une ou deux secondes par coup
pace-easy = Tranquille
    .description = Deux à quatre secondes par coup
pace-people = Humaine
    .description = Quatre à huit secondes par coup
